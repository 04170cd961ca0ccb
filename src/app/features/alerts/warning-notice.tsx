import { Fragment } from 'react'
import { Notice } from '../../design/states.tsx'
import type { WarningNoticeView } from './warning-notice.server.ts'

/** The state of the warnings in words, with who knows more. */
export function WarningNotice({ notice }: { notice: WarningNoticeView }) {
  const { glyph, title, text, links } = notice
  return (
    <Notice glyph={glyph}>
      <p>
        <strong>{title}</strong>
        {text && <br />}
        {text}
      </p>
      {links && (
        <p>
          {links.label}{' '}
          {links.services.map(({ name, url }, index) => (
            <Fragment key={url}>
              {index > 0 && ', '}
              <a href={url} rel="noopener">
                {name}
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </Notice>
  )
}
