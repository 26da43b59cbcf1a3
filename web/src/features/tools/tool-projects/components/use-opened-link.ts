import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ReadLink } from '../files/read-link.ts'
import { keepSavedDraft, keptDraft, setAside } from '../state/draft.ts'
import { makeRoom } from '../state/make-room.ts'
import { seatOf } from '../state/project-on-screen.ts'
import { noteRead } from '../state/work-as-saved.ts'
import type { ProjectTool, ToolBody } from '../tool.ts'
import { type Elsewhere, useDraftPlace } from './use-draft-place.ts'
import { type EarlierDraft, useEarlierDraft } from './use-earlier-draft.ts'

export type OpenedLink = ReadLink & {
  /** The draft that is kept on this device and is not on the screen. */
  earlier?: EarlierDraft
  /** The work on the screen of another tab. */
  elsewhere?: Elsewhere
  /** Saves the changes since then as a project of the member. It is undefined if there are none. */
  keepChanged?: () => Promise<unknown> | undefined
}

type Opening<Body> = {
  tool: ProjectTool<Body>
  on: ToolBody<Body>
  /** The address names a project, which is opened instead of the draft on this device. */
  hasProject: boolean
  /** The content of the tool's other links. */
  ofFragment?: (fragment: string) => Body | undefined
}

/** Opens the content in the fragment of the address, else the work made on this device. */
export function useOpenedLink<Body>(opening: Opening<Body>): OpenedLink | undefined {
  const { tool, on, hasProject } = opening
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<OpenedLink>()
  const isEntered = useRef(false)
  const earlier = useEarlierDraft(tool, on)
  const { placed, entered, elsewhere } = useDraftPlace(tool, on)

  const enter = () => {
    if (isEntered.current) return
    isEntered.current = true
    const draft = keptDraft(tool)
    // A draft of a project that is not open is offered. The work on the screen belongs to no project.
    if (hasProject || (draft?.project && !draft.isSaved)) setAside(tool, undefined)
    else if (draft && !isLink(opening, hash)) {
      on.begin(draft.body)
      if (draft.isSaved) keepSavedDraft(tool, on.view().body)
    }
    void entered(!draft && !hasProject && !isLink(opening, hash))
  }
  const follow = useEffectEvent(async () => {
    await placed()
    enter()
    if (!isLink(opening, hash)) return
    const read = await readFragment(opening, hash)
    let begun: Body | undefined
    if (read.body !== undefined) {
      await makeRoom(tool, read.body as Body)
      if (read.shared) noteRead(read.body as object)
      on.begin(read.body as Body)
      begun = on.view().body
      keepSavedDraft(tool, begun)
      // Later changes must outlive a reload, which would open the link again.
      void navigate(pathname, { replace: true, preventScrollReset: true })
    } else void navigate(pathname + search, { replace: true, preventScrollReset: true })
    const { shared } = read
    const keepChanged = () =>
      shared && on.view().body !== begun ? seatOf(tool.kind)?.keepAs(shared.name) : undefined
    setOpened({ ...read, keepChanged })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is entered, and when the fragment is another
  useEffect(() => void follow(), [on, hash])
  // A project replaces the content that a link opened.
  useEffect(() => {
    if (hasProject) setOpened(undefined)
  }, [hasProject])

  if (!earlier && !elsewhere) return opened
  return { ...opened, ...(earlier && { earlier }), ...(elsewhere && { elsewhere }) }
}

const isLink = <Body>({ ofFragment }: Opening<Body>, fragment: string): boolean =>
  /^#(shared|d)=/.test(fragment) || ofFragment?.(fragment) !== undefined

async function readFragment<Body>({ tool, ofFragment }: Opening<Body>, fragment: string): Promise<ReadLink> {
  const body = ofFragment?.(fragment)
  return body === undefined ? (await import('../files/read-link.ts')).readLink(tool, fragment) : { body }
}
