import { buildOf } from '#shared/subwoofer-designs/standard-build.ts'
import { Banner } from '#web/ui/banner.tsx'
import { BaffleEditor } from './baffle-editor.tsx'
import { SizeFields } from './size-fields.tsx'
import { useBuilt } from './use-built.ts'
import { WoodFields } from './wood-fields.tsx'

/** How the box is built. */
export function BuildPanel() {
  const built = useBuilt()
  const { design, refusal } = built
  if (refusal?.code === 'build_not_offered') return <Banner tone="info">{refusal.message}</Banner>
  const build = buildOf(design)
  return (
    <div className="grid gap-6">
      {refusal && <Banner tone="danger">{refusal.message}</Banner>}
      <SizeFields built={built} build={build} />
      {built.box && <BaffleEditor box={built.box} />}
      <WoodFields design={design} build={build} />
    </div>
  )
}
