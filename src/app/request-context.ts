import { createContext } from 'react-router'
import type { RequestContext } from '../services/request-context.ts'

export type { RequestContext }
export const requestContext = createContext<RequestContext>()
