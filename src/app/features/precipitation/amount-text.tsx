import type { AmountView } from './column-amount.server.ts'

/** "5 cm", beneath it its water. */
export function AmountText({ amount }: { amount: AmountView | null }) {
  if (!amount) return <b>–</b>
  return (
    <>
      <b>{amount.value}</b>&nbsp;{amount.unit}
      {amount.water && <small> {amount.water}</small>}
    </>
  )
}
