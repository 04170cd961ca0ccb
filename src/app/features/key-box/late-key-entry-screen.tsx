import { type ComponentProps, lazy, Suspense } from 'react'

const Screen = lazy(async () => ({ default: (await import('./key-entry-screen.tsx')).KeyEntryScreen }))

/** Its code travels only to operators who have not set a key yet. */
export function KeyEntryScreen(props: ComponentProps<typeof Screen>) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  )
}
