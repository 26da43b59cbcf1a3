import type { BoxScene } from '../solids/box-scene.ts'
import { BuildFilesPanel } from './build-files-panel.tsx'
import { SheetsPanel } from './sheets-panel.tsx'
import { useBuildDesk } from './use-build-desk.ts'
import type { Built } from './use-built.ts'

export type BoxFilesProps = {
  built: Extract<Built, { refusal?: undefined }>
  scene: BoxScene | undefined
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** Whether nesting and all files are open to the reader; undefined until that is known. */
  isPro: boolean | undefined
}

/** Shows the sheets of a box and its files, which members take away. */
export function BoxFiles({ built: { design, box }, scene, selected, onSelect, isPro }: BoxFilesProps) {
  const desk = useBuildDesk()
  return (
    <>
      {isPro && <SheetsPanel box={box} desk={desk} selected={selected} onSelect={onSelect} />}
      <BuildFilesPanel
        name={design.name}
        box={box}
        desk={desk}
        scene={scene}
        selected={selected}
        onSelect={onSelect}
        isPro={isPro}
      />
    </>
  )
}
