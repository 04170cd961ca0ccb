import { LocalLink } from '../browser/local-link.tsx'

export function Logo() {
  return (
    <LocalLink to="/" className="logo">
      <svg viewBox="0 0 40 32" width="36" height="29" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M0 31 9.5 17l3.5 2.5L23 3l7.5 12.5 2.5-2L40 31zM23 3l-2 9.5 3 5L19.5 27l8-9.5-3-5.5z"
        />
        <circle cx="8.5" cy="7.5" r="4.2" />
      </svg>
      <span>Wetterhorn</span>
    </LocalLink>
  )
}
