import type { ReactNode } from 'react'
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx'
import { NameInput, type NameInputProps } from './name-input.tsx'
import { ToolSwitch } from './tool-switch.tsx'
import { UndoButtons, type UndoButtonsProps } from './undo-buttons.tsx'
import { UnitSwitch } from './unit-switch.tsx'

export type ToolBarProps = {
  /** The title of the screen. */
  title: string
  /** The name of the work on the screen. Left out, the work has none that can be changed here. */
  name?: Omit<NameInputProps, 'aria-label' | 'className'> & { label: string }
  /** Left out, there is nothing to undo. */
  history?: UndoButtonsProps
  /** False if nothing on the screen has a unit that can be chosen. */
  units?: boolean
  /** Left out, there is nothing to save or share. */
  exports?: ExportMenuProps
  /** One or two small buttons for all of the work. */
  children?: ReactNode
}

/** The one line above each tool: which tool it is, the name of the work, and the actions on all of it. */
export function ToolBar({ title, name, history, units = true, exports, children }: ToolBarProps) {
  return (
    <header
      data-tool-bar
      className="sticky top-[var(--header)] z-20 flex h-12 items-center gap-0.5 border-b border-line bg-panel px-1 sm:gap-1"
    >
      <ToolSwitch title={title} isShort={name !== undefined} />
      {name && <BarName {...name} />}
      <div className="ml-auto flex shrink-0 items-center gap-0.5 sm:gap-1">
        {history && <UndoButtons {...history} />}
        {units && <UnitSwitch />}
        {children}
        {exports && <ExportMenu {...exports} />}
      </div>
    </header>
  )
}

function BarName({ label, ...name }: NonNullable<ToolBarProps['name']>) {
  return (
    <NameInput
      {...name}
      aria-label={label}
      className="min-h-9 max-w-72 min-w-16 grow basis-16 truncate py-1 font-semibold"
    />
  )
}
