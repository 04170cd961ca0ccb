import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Glyph } from './icons/icon.tsx'

type Look = { variant?: 'solid' | 'outline'; size?: 'normal' | 'small' }

export function buttonClass({ variant = 'solid', size = 'normal' }: Look = {}, className = ''): string {
  return ['button', variant === 'outline' && 'button-outline', size === 'small' && 'button-small', className]
    .filter(Boolean)
    .join(' ')
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />
}

/** Any component that renders a link, such as the router's; a plain anchor without one. */
type As<Link extends ElementType> = { as?: Link } & Omit<ComponentProps<Link>, 'as'>

/** A link that looks like a button. */
export function LinkButton<Link extends ElementType = 'a'>({
  as,
  variant,
  ...props
}: As<Link> & Pick<Look, 'variant'>) {
  const Element: ElementType = as ?? 'a'
  return <Element className={buttonClass({ variant })} {...props} />
}

/** A link with an arrow behind it: "Open radar →". */
export function ArrowLink<Link extends ElementType = 'a'>({
  as,
  children,
  isExternal = false,
  ...props
}: As<Link> & { children: ReactNode; isExternal?: boolean }) {
  const Element: ElementType = as ?? 'a'
  return (
    <Element className="arrow-link" {...props}>
      {children} <Glyph name={isExternal ? 'external' : 'arrow'} size={18} />
    </Element>
  )
}

/**
 * A target of at least 44 px. `label` is its accessible name. WebKit does not focus a button that is
 * pressed, and a popover gives the focus back to what had it: a button that opens one takes it first.
 */
export function IconButton({
  label,
  className = '',
  type = 'button',
  onClick,
  ...props
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`icon-button ${className}`}
      onClick={(event) => {
        if (props.popoverTarget) event.currentTarget.focus({ preventScroll: true })
        onClick?.(event)
      }}
      {...props}
    />
  )
}
