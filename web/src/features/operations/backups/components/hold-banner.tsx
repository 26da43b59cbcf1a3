import { localTime } from '#shared/platform/time/local-time.ts'
import { Banner } from '#web/ui/banner.tsx'
import { CommandLine } from './command-line.tsx'
import { heldWords, type ShownHold } from './hold-words.ts'
import { releaseCommand } from './recovery-commands.ts'

/** What a platform on a restored table keeps back, and how to let it go. */
export function HoldBanner({ hold }: { hold: ShownHold }) {
  const { instant, isWhole } = hold
  if (!isWhole)
    return (
      <Banner tone="danger">
        <p className="font-semibold">This data is only part of a backup: its restore has not finished.</p>
        <p>Run the same restore command again. It picks up where it stopped.</p>
      </Banner>
    )
  return (
    <Banner>
      <div className="grid gap-3">
        <div>
          <p className="font-semibold">
            Restored from the backup of {localTime(instant)}. Nothing is sent or charged until you release it.
          </p>
          <p>{heldWords(hold)} Check the data first. Then drop or send what is on hold:</p>
        </div>
        <CommandLine>{releaseCommand()}</CommandLine>
        <p className="text-sm text-dim">
          With --mails=send and --campaigns=send it goes out instead, some of it a second time.
        </p>
      </div>
    </Banner>
  )
}
