import { setPriority } from 'node:os'

/** For a process that requests come before. Some sandboxes forbid it, and it is only a courtesy. */
export function lowerPriority(niceness: number): void {
  try {
    setPriority(niceness)
  } catch {
    // Runs at the usual one.
  }
}
