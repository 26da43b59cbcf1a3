import type { ReactNode } from 'react'
import { PageHeader } from '../page-header.tsx'
import { ActionsSection } from './actions-section.tsx'
import { ChartsSection } from './charts-section.tsx'
import { CommandsSection } from './commands-section.tsx'
import { DataSection } from './data-section.tsx'
import { EditingSection } from './editing-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { FoundationsSection } from './foundations-section.tsx'
import { GraphicsSection } from './graphics-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'

const sections: { id: string; title: string; content: ReactNode }[] = [
  { id: 'foundations', title: 'Foundations', content: <FoundationsSection /> },
  { id: 'actions', title: 'Actions', content: <ActionsSection /> },
  { id: 'forms', title: 'Forms', content: <FormsSection /> },
  { id: 'data', title: 'Data', content: <DataSection /> },
  { id: 'lists', title: 'Lists', content: <ListsSection /> },
  { id: 'editing', title: 'Editing', content: <EditingSection /> },
  { id: 'commands', title: 'Commands', content: <CommandsSection /> },
  { id: 'charts', title: 'Charts', content: <ChartsSection /> },
  { id: 'feedback', title: 'Feedback', content: <FeedbackSection /> },
  { id: 'overlays', title: 'Overlays', content: <OverlaysSection /> },
  { id: 'graphics', title: 'Graphics', content: <GraphicsSection /> },
]

/** Every component in every state and both themes, with a sentence on when to use it. */
export function Gallery() {
  return (
    <div className="shell py-10">
      <PageHeader
        label="Design system"
        title="Components"
        lead="Tokens, type and every component the screens are made of, in both themes."
      />
      <nav aria-label="Sections" className="flex flex-wrap gap-x-5 gap-y-2">
        {sections.map((section) => (
          <a key={section.id} href={`#${section.id}`} className="link">
            {section.title}
          </a>
        ))}
      </nav>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="mt-16">
          <h2 id={section.id} className="wide text-2xl">
            {section.title}
          </h2>
          <div className="mt-2 divide-y divide-line">{section.content}</div>
        </section>
      ))}
    </div>
  )
}
