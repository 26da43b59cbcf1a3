import { Panel } from '#web/ui/panel.tsx'
import { ProPriceText } from './pro-price-text.tsx'
import { ProWays } from './pro-ways.tsx'

export type ProGateProps = {
  /** Says what is part of Pro, and what opens the rest without it. */
  message: string
}

/** Stands in for the results of work with a part of Pro. */
export function ProGate({ message }: ProGateProps) {
  return (
    <Panel title="Pro">
      <div className="grid gap-4">
        <p>{message}</p>
        <p className="text-dim">
          <ProPriceText />
          Everything you have here stays as it is, and you can save it as a file.
        </p>
        <ProWays />
      </div>
    </Panel>
  )
}
