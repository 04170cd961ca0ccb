import type { Block } from '../../domain/texts/text-blocks.ts'
import { Blocks } from '../features/legal/legal-blocks.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'

/** What the operator has to say to everybody, over every page. */
export default function SiteNotice({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useLanguage()
  return (
    <aside className="site-notice" aria-label={t('shell.notice')}>
      <div className="wrap">
        <Blocks blocks={blocks} />
      </div>
    </aside>
  )
}
