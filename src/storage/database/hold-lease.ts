import type { Database } from './open-database.ts'

/**
 * Whether this holder has the lease of that name for the given time, on the machine's clock. One that lasts twice as
 * long was taken while a clock was ahead, perhaps by a day: it is not waited for.
 */
export async function holdLease(
  { change, now: clock }: Pick<Database, 'change' | 'now'>,
  name: string,
  holder: string,
  forMs: number,
): Promise<boolean> {
  const now = clock()
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

/** A holder that was killed is replaced after so long. */
const workLeaseMs = 10_000

/**
 * Does the work unless another process is at it: false then. Where the database cannot tell, each works for itself: what
 * the work writes must tolerate that.
 */
export async function whileHeld(
  database: Pick<Database, 'change' | 'now'>,
  { name, holder }: { name: string; holder: string },
  work: () => Promise<void>,
): Promise<boolean> {
  const hold = () => holdLease(database, name, holder, workLeaseMs).catch(() => true)
  if (!(await hold())) return false
  const renewal = setInterval(hold, workLeaseMs / 4).unref()
  try {
    await work()
    return true
  } finally {
    clearInterval(renewal)
    await releaseLease(database, name, holder).catch(() => undefined)
  }
}

const releaseLease = ({ change }: Pick<Database, 'change'>, name: string, holder: string) =>
  change('release lease', ({ database }) =>
    database.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
  )
