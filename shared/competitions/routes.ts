import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { getBoard, getClassWork, listClasses, listMyJudging } from './contract.ts'

export const routes = {
  competitions: { listClasses, getBoard, getClassWork, listMyJudging },
} as const satisfies NounRoutes
