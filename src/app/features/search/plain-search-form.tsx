import type { Ref } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../design/button.tsx'
import { SearchBox } from '../../design/search-box.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { localisePath, prefixOf } from '../../i18n/localised-path.ts'

type PlainSearchFormProps = {
  input?: Ref<HTMLInputElement>
  defaultValue?: string
  /** In a popover: the platform then puts the caret into the box as it opens, scripts or not. */
  autoFocus?: boolean
  onType?: (text: string) => void
}

/** Search without scripts, or before they arrive: the answer is a page of its own. */
export function PlainSearchForm({ input, defaultValue, autoFocus = false, onType }: PlainSearchFormProps) {
  const { t } = useLanguage()
  const action = localisePath('/search', prefixOf(useLocation().pathname))
  return (
    <search>
      <form action={action} className="plain-search">
        <SearchBox
          ref={input}
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          autoFocus={autoFocus}
          defaultValue={defaultValue}
          label={t('shell.searchLocation')}
          clearLabel={t('shell.clear')}
          onClear={() => {}}
          onChange={(event) => onType?.(event.target.value)}
        />
        <Button type="submit" size="small">
          {t('shell.search')}
        </Button>
      </form>
    </search>
  )
}
