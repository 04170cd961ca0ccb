/** A function that runs in the page; what it is given and returns travels as JSON. */
type InPage<Args extends unknown[], Result> = (...args: Args) => Result

/** A browser of another make than Chromium, with one page in it: only what a visitor can do, and questions to the page. */
export type Engine = {
  /** A clean profile and a page of this size. */
  begin(size: { width: number; height: number }): Promise<void>
  open(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  ask<Args extends unknown[], Result>(question: InPage<Args, Result>, ...args: Args): Promise<Result>
  /** Moves the mouse there and presses; the mouse stays. */
  pressAt(x: number, y: number): Promise<void>
  /** Characters, one key after the other. */
  type(text: string): Promise<void>
  pressKey(key: 'ArrowDown' | 'Enter' | 'Escape' | 'Tab'): Promise<void>
  end(): Promise<void>
}
