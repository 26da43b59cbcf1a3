import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { useExcuseJudge } from '#web/features/competitions/competitions/api/class-commands.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'

type ExcuseJudgeProps = {
  work: ClassWork
  judge: ClassWork['judges'][number]
  onDone: () => void
  onClose: () => void
}

export function ExcuseJudge({ work: { of }, judge, onDone, onClose }: ExcuseJudgeProps) {
  const { eventId, classKey, version } = of
  return (
    <ReasonCommand
      title={`Excuse ${judge.name}?`}
      description="The class continues without this judge: scores are divided by the remaining judges."
      confirmLabel="Excuse judge"
      danger
      done="Judge excused"
      command={useExcuseJudge()}
      inputOf={(reason) => ({
        params: { eventId, classKey, judgeId: judge.userId },
        body: { reason, version },
      })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
