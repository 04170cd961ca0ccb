import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { wayQuery } from '../../../domain/way/way-query.ts'
import type { FileProblem } from './read-gpx.ts'

/** `unread`: what reads files could not be fetched. */
export type NoTrack = FileProblem | 'unread'

/**
 * A GPX file, chosen or dropped anywhere on the page: read here, and answered by the page of its track. One of no use
 * leaves everything as it was.
 */
export function useGpxFile(form: RefObject<HTMLFormElement | null>, isFirst: boolean) {
  const [problem, setProblem] = useState<NoTrack | null>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function open(file: File): Promise<void> {
    setProblem(null)
    const reader = await import('./read-gpx.ts').catch(() => null)
    if (!reader) return setProblem('unread')
    const read = await reader.readGpx(file)
    if ('problem' in read) return setProblem(read.problem)
    const entered = form.current ? new FormData(form.current) : new FormData()
    const entry = (name: 'by' | 'leave') => {
      const value = entered.get(name)
      return typeof value === 'string' ? value : null
    }
    const by = entry('by')
    // Tracks are walked, unless somebody has said otherwise.
    const isUsual = isFirst && by === 'car'
    await navigate(
      pathname + wayQuery.write({ track: read.code, by: isUsual ? null : by, leave: entry('leave') }),
    )
  }
  const openDropped = useEffectEvent(open)

  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent) => {
      if (hasFile(event)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) void openDropped(file)
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
  return { problem, open }
}
