export const databaseErrorKinds = ['locked', 'read-only', 'disk-full', 'corrupt', 'unavailable'] as const
export type DatabaseErrorKind = (typeof databaseErrorKinds)[number]

/**
 * The database could not be used. Carries no cause on purpose: the errors underneath may hold the
 * connection URL, and with it the database password.
 */
export class DatabaseError extends Error {
  readonly kind: DatabaseErrorKind
  /** SQLite's result code ("sqlite-5"), PostgreSQL's SQLSTATE or Node's error code. */
  readonly code: string

  constructor(kind: DatabaseErrorKind, code: string) {
    super(`database ${kind} (${code})`)
    this.name = 'DatabaseError'
    this.kind = kind
    this.code = code
  }
}

/** Primary result codes, https://sqlite.org/rescode.html */
const sqliteKinds: Record<number, DatabaseErrorKind> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  11: 'corrupt',
  13: 'disk-full',
  26: 'corrupt',
}

/** SQLSTATE codes, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresKinds: Record<string, DatabaseErrorKind> = {
  '25006': 'read-only',
  '53100': 'disk-full',
  '55P03': 'locked',
  XX001: 'corrupt',
  XX002: 'corrupt',
}

/** Node's file system codes, from making the folder of the database. */
const systemKinds: Record<string, DatabaseErrorKind> = {
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
}

export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown }
  if (typeof errcode === 'number') {
    // Extended codes keep the primary one in their low byte.
    return new DatabaseError(sqliteKinds[errcode & 0xff] ?? 'unavailable', `sqlite-${errcode}`)
  }
  if (typeof code !== 'string') return new DatabaseError('unavailable', 'unknown')
  return new DatabaseError(postgresKinds[code] ?? systemKinds[code] ?? 'unavailable', code)
}
