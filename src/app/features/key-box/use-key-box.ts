import { useCallback, useEffect, useState } from 'react'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { type KeyRefusal, type KeyStatus, readKeyStatus, removeKey, saveKey } from './key-api.ts'

/** What the box knows: nothing yet, nothing because the server could not be asked, or the key's status. */
type Known = 'loading' | 'unreachable' | KeyStatus

/** The states of the key box (spec section 4) and what changes them. */
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
    setKnown({ isSet: done.isSet, isDemo: done.isDemo, needsCode: false })
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
        isSet: true,
        isDemo: trimmed === 'DEMO_KEY',
        succeeded: 'key.saved',
        failed: 'key.saveFailed',
      })
    },
    async remove() {
      if (isBusy) return
      await change(removeKey(code.trim()), {
        isSet: false,
        isDemo: false,
        succeeded: 'key.removed',
        failed: 'key.removeFailed',
      })
    },
  }
}

type Done = {
  isSet: boolean
  isDemo: boolean
  succeeded: 'key.saved' | 'key.removed'
  failed: 'key.saveFailed' | 'key.removeFailed'
}
