/** No page waits longer for a database that hangs: what this process knows is used. */
export const databasePatienceMs = 250
/** An operator and a monitor want to know about the database itself. */
export const operatorPatienceMs = 1_000
