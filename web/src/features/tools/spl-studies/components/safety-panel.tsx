import type { SplSupply } from '#shared/tools/spl-studies/spl-supply.ts'
import { cableName } from '#shared/tools/wiring/cable.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Panel } from '#web/ui/panel.tsx'

export type SafetyPanelProps = {
  /** The advice on hearing at the level. */
  hearing: readonly string[]
  supply: SplSupply | undefined
}

/** Shows the advice on hearing, cable and fuse. It never waits for the gate. */
export function SafetyPanel({ hearing, supply }: SafetyPanelProps) {
  return (
    <Panel title="Safety">
      <div className="grid gap-3">
        {hearing.map((text) => (
          <Banner key={text} tone="danger">
            {text}
          </Banner>
        ))}
        {supply && <CableAndFuse supply={supply} />}
        <p className="text-sm text-dim">
          Estimates for planning. Have electrical work checked by a qualified installer.
        </p>
      </div>
    </Panel>
  )
}

function CableAndFuse({ supply: { cable, fuse, sag } }: { supply: SplSupply }) {
  const name = (awg: typeof cable.awg) => cableName({ awg })
  const refused = 'message' in fuse ? fuse : fuse.blocked
  const protectedBy = 'fuse' in fuse && fuse.blocked ? fuse.thinnest : undefined
  return (
    <>
      <p>
        Power cable: <strong className="font-semibold">{name(protectedBy ?? cable.awg)}</strong>
        {cable.runs > 1 && `, ${cable.runs} runs side by side`}.{' '}
        <span className="text-dim">
          {cable.byDrop ? `${name(cable.byDrop)} by voltage drop` : 'None by voltage drop'},{' '}
          {cable.byHeat ? `${name(cable.byHeat)} by heat` : 'none by heat'}
          {protectedBy && `, ${name(protectedBy)} for its fuse`}.
        </span>
      </p>
      {'fuse' in fuse && (
        <p>
          Fuse{cable.runs > 1 && ' of each run'}: <strong className="font-semibold">{fuse.fuse} A</strong>{' '}
          <span className="text-dim">within 18 in of the battery.</span>
        </p>
      )}
      {cable.notice && <Banner>{cable.notice.message}</Banner>}
      {refused && <Banner>{refused.message}</Banner>}
      {'message' in sag && <Banner tone="danger">{sag.message}</Banner>}
    </>
  )
}
