import { createContext } from 'react-router'
import type { RequestContext } from '../../page-contract/page-contract.ts'

export type { RequestContext }
export const requestContext = createContext<RequestContext>()
