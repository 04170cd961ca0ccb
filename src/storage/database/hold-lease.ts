import type { Database } from './open-database.ts'

/**
 * Whether this holder has the lease of that name for the given time, on the machine's clock. One that lasts twice as
 * long was taken while a clock was ahead, perhaps by a day: it is not waited for.
 */
export async function holdLease(
  { change }: Pick<Database, 'change'>,
  name: string,
  holder: string,
  forMs: number,
): Promise<boolean> {
  const now = Date.now()
  const row = { holder, until: now + forMs }
  const held = await change('hold lease', ({ database }) =>
    database
      .insertInto('leases')
      .values({ name, ...row })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(row)
          .where(({ or, eb }) =>
            or([
              eb('leases.holder', '=', holder),
              eb('leases.until', '<', now),
              eb('leases.until', '>', now + 2 * forMs),
            ]),
          ),
      )
      .returning('holder')
      .execute(),
  )
  return held.length > 0
}
