import { z } from 'zod'
import { lenient, lenientList } from '../json/lenient.ts'

const cell = lenient(z.object({ value: z.string().max(500) }).transform(({ value }) => value.trim()))

/** SPARQL 1.1 results in JSON; every value is text, and one that is not known is left out of its row. */
const row = z.object({
  observation: cell,
  name: cell,
  water: cell,
  point: cell,
  time: cell,
  discharge: cell,
  level: cell,
  temperature: cell,
  danger: cell,
})
export type HydroRow = z.infer<typeof row>

export const answerSchema = z.object({ results: z.object({ bindings: lenientList(row, 2000) }) })
export type HydroAnswer = z.infer<typeof answerSchema>
