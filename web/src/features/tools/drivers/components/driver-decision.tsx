import type { AdminDriver } from '#shared/tools/drivers/admin-contract.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useReject, useRetire } from '../api/admin-driver-commands.ts'

export type DriverDecisionProps = {
  driver: AdminDriver
  step: 'reject' | 'retire'
  onClose: () => void
}

/** Turns down a driver that waits, or takes a published one out of the driver base. */
export function DriverDecision({ driver, step, onClose }: DriverDecisionProps) {
  const [reject, retire] = [useReject(), useRetire()]
  const { id: driverId, version } = driver
  const name = driverName(driver)
  return step === 'reject' ? (
    <ReasonCommand
      title={`Reject ${name}`}
      description="Its member reads your reason, and may correct it and ask again."
      confirmLabel="Reject"
      danger
      done={`${name} is rejected.`}
      command={reject}
      inputOf={(reason) => ({ params: { driverId }, body: { reason, version } })}
      onClose={onClose}
    />
  ) : (
    <ConfirmCommand
      command={retire}
      input={{ params: { driverId }, body: { version } }}
      title={`Retire ${name}?`}
      description="No one can find it in the driver database. Designs made with it keep its values."
      confirmLabel="Retire"
      danger
      done={`${name} is retired.`}
      onClose={onClose}
    />
  )
}
