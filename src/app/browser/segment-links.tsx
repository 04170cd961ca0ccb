import type { ReactNode } from 'react'
import { LocalLink } from './local-link.tsx'

export type SegmentLinksProps<Option> = {
  /** Name of the group. */
  label: string
  options: readonly Option[]
  chosen: Option
  addressOf: (option: Option) => string
  nameOf: (option: Option) => ReactNode
  className?: string
  /** false: each choice is a step back in the history. */
  replace?: boolean
}

/** The same with its name above it, for a group of filters. */
export function LabelledSegmentLinks<Option extends string | number>(props: SegmentLinksProps<Option>) {
  return (
    <div>
      <p aria-hidden="true">{props.label}</p>
      <SegmentLinks {...props} />
    </div>
  )
}

/** A choice as links, so that it is part of the address and works without scripts. */
export function SegmentLinks<Option extends string | number>({
  label,
  options,
  chosen,
  addressOf,
  nameOf,
  className = 'segments',
  replace = true,
}: SegmentLinksProps<Option>) {
  return (
    <nav className={className} aria-label={label}>
      {options.map((option) => (
        <LocalLink
          key={option}
          to={addressOf(option)}
          keepScroll
          replace={replace}
          aria-current={option === chosen ? 'true' : undefined}
        >
          {nameOf(option)}
        </LocalLink>
      ))}
    </nav>
  )
}
