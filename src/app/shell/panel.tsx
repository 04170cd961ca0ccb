import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Popover, type PopoverHandle } from '../design/popover.tsx'

/** A popover that goes when one has navigated, through it or otherwise. */
export function Panel({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const { key } = useLocation()
  const handle = useRef<PopoverHandle>(null)
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current !== key) handle.current?.close()
    lastKey.current = key
  }, [key])
  return (
    <Popover id={id} className={className} handle={handle}>
      {children}
    </Popover>
  )
}
