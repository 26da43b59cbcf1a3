import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { downloadResultSheet, getBoard, getClassWork, listClasses, listMyJudging } from './contract.ts'
import { callNext, markAbsent } from './lane-contract.ts'
import { decideTie, holdClass, publishClass, reopenClass, signClass } from './publication-contract.ts'
import { excuseJudge, setClassSetup, setEventLanes, setRunOrder } from './setup-contract.ts'
import { amendClass, listSignedClasses, verifyClass, voidClass } from './verification-contract.ts'

export const routes = {
  competitions: {
    listClasses,
    getBoard,
    downloadResultSheet,
    getClassWork,
    listMyJudging,
    setEventLanes,
    setClassSetup,
    setRunOrder,
    markAbsent,
    callNext,
    excuseJudge,
    decideTie,
    holdClass,
    publishClass,
    signClass,
    reopenClass,
    verifyClass,
    amendClass,
    listSignedClasses,
    voidClass,
  },
} as const satisfies NounRoutes
