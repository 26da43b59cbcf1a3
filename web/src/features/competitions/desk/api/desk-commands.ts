import { admitWaiting } from '#shared/competitions/desk/admission-contract.ts'
import { giveCashBack } from '#shared/competitions/desk/cash-back-contract.ts'
import {
  cancelRegistration,
  moveEntry,
  reissueTicket,
  takeCash,
  waiveFee,
} from '#shared/competitions/desk/contract.ts'
import { undoCheckIn } from '#shared/competitions/desk/gate-contract.ts'
import { reinstateRegistration } from '#shared/competitions/desk/reinstatement-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

/** Everything of the desk is read again after each of them. */
const how = { changes: [['desk']] }

export const useTakeCash = command(takeCash, how)
export const useGiveCashBack = command(giveCashBack, how)
export const useUndoCheckIn = command(undoCheckIn, how)
export const useReissueTicket = command(reissueTicket, how)
export const useWaiveFee = command(waiveFee, how)
export const useCancelRegistration = command(cancelRegistration, how)
export const useMoveEntry = command(moveEntry, how)
export const useAdmitWaiting = command(admitWaiting, how)
export const useReinstateRegistration = command(reinstateRegistration, how)
