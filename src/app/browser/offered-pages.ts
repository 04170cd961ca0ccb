import { useRootData } from './root-data.ts'

/** Whether a menu may list a page: the operator has not switched it off. */
export function useOffered(): (page: { id: string }) => boolean {
  const off = useRootData()?.site?.pagesOff
  return ({ id }) => !off?.includes(id)
}
