import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties carry numbers from the data to the stylesheet. */
    [name: `--${string}`]: string | number | undefined
  }
}
