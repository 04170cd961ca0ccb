import type { ComponentProps } from 'react'
import { ChartPanel } from '../design/chart/chart-panel.tsx'
import { Backdrop } from './hour-backdrop.tsx'
import type { DrawnHour, HourSlots } from './hour-slots.ts'

/** A row of a chart over hours: the nights behind it, the mark of the present over it. */
export function HourPanel({
  view,
  drawing,
  ...panel
}: Omit<ComponentProps<typeof ChartPanel>, 'now'> & { view: HourSlots<DrawnHour> }) {
  return (
    <ChartPanel
      {...panel}
      now={view.now}
      drawing={
        <>
          <Backdrop view={view} height={panel.height} />
          {drawing}
        </>
      }
    />
  )
}
