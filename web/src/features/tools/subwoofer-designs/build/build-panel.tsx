import { buildOf } from '#shared/tools/subwoofer-designs/standard-build.ts'
import { BaffleEditor } from './baffle-editor.tsx'
import { editedFaces } from './edited-faces.ts'
import { RefusedBuild } from './refused-build.tsx'
import { SizeFields } from './size-fields.tsx'
import { useBuilt } from './use-built.ts'
import { WoodFields } from './wood-fields.tsx'

/** The construction of the box. */
export function BuildPanel() {
  const built = useBuilt()
  const { design, refusal } = built
  const build = buildOf(design)
  return (
    <div className="grid gap-4">
      {refusal && <RefusedBuild refusal={refusal} />}
      <SizeFields built={built} build={build} />
      {built.box &&
        editedFaces(built.box).map((face) => <BaffleEditor key={face.title} build={build} face={face} />)}
      <WoodFields design={design} build={build} />
    </div>
  )
}
