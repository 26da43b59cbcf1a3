import { createContext, use, useSyncExternalStore } from 'react'
import type { Editor } from './editor.ts'
import type { EditorView } from './editor-view.ts'

export const EditorContext = createContext<Editor | undefined>(undefined)

/** The editor of the screen. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('this is part of the diagram editor')
  return editor
}

/** Returns a part of what the screen shows. The caller renders again when that part changes. */
export function useView<Part>(part: (view: EditorView) => Part): Part {
  const { subscribe, view } = useEditor()
  const now = () => part(view())
  return useSyncExternalStore(subscribe, now, now)
}
