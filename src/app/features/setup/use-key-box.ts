import { useCallback, useEffect, useState } from 'react'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { type KeyStatus, readKeyStatus, removeKey, saveKey, type WeatherChoice } from './key-api.ts'
import type { KeyRefusal } from './key-refusal.ts'

/** Not loaded yet, not loaded because the request failed, or the key's status. */
type Known = 'loading' | 'unreachable' | KeyStatus

/** Keys that name a source instead of unlocking one. */
const symbolOf = { 'open-data': 'OPEN_DATA', demo: 'DEMO_KEY' } as const

function choiceOf(key: string): WeatherChoice {
  if (key === symbolOf.demo) return 'demo'
  return key === symbolOf['open-data'] ? 'open-data' : 'openweather'
}

/** The states of the key box and what changes them. */
export function useKeyBox(onChange: () => void) {
  const { t } = useLanguage()
  const showToast = useToast()
  const [known, setKnown] = useState<Known>('loading')
  const [key, setKey] = useState('')
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<KeyRefusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  const load = useCallback((signal?: AbortSignal) => {
    setKnown('loading')
    readKeyStatus(signal).then(setKnown, () => {
      if (!signal?.aborted) setKnown('unreachable')
    })
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  async function change(request: Promise<KeyRefusal | null>, done: Done) {
    setBusy(true)
    const refused = await request
    setBusy(false)
    setRefusal(refused)
    if (refused) {
      // The server may have forgotten this browser since the box was opened.
      if (refused === 'code-needed')
        setKnown((now) => (typeof now === 'string' ? now : { ...now, needsCode: true }))
      showToast({ variant: 'destructive', title: t('common.error'), description: t(done.failed) })
      return
    }
    setKey('')
    setCode('')
    setKnown({ isSet: done.source !== null, source: done.source, needsCode: false })
    showToast({ title: t('key.success'), description: t(done.succeeded) })
    onChange()
  }

  return {
    known,
    key,
    setKey,
    code,
    setCode,
    refusal,
    isBusy,
    retry: () => load(),
    async save() {
      const trimmed = key.trim()
      if (trimmed === '' || isBusy) return
      await change(saveKey(trimmed, code.trim()), {
        source: choiceOf(trimmed),
        succeeded: 'key.saved',
        failed: 'key.saveFailed',
      })
    },
    /** One of the ways that need no key of one's own. */
    async choose(choice: 'open-data' | 'demo') {
      if (isBusy) return
      await change(saveKey(symbolOf[choice], code.trim()), {
        source: choice,
        succeeded: choice === 'demo' ? 'key.demoChosen' : 'key.openDataChosen',
        failed: 'key.saveFailed',
      })
    },
    async remove() {
      if (isBusy) return
      const isOpenData = typeof known !== 'string' && known.source === 'open-data'
      await change(removeKey(code.trim()), {
        source: null,
        succeeded: isOpenData ? 'key.openDataStopped' : 'key.removed',
        failed: isOpenData ? 'key.openDataStopFailed' : 'key.removeFailed',
      })
    },
  }
}

type Done = {
  source: WeatherChoice | null
  succeeded: `key.${'saved' | 'removed' | 'openDataChosen' | 'openDataStopped' | 'demoChosen'}`
  failed: `key.${'saveFailed' | 'removeFailed' | 'openDataStopFailed'}`
}
