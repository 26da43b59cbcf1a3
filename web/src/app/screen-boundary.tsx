import { QueryErrorResetBoundary } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Component, type ReactNode, Suspense } from 'react'
import { shownPage, track } from '#web/lib/analytics/track.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { logActivity } from '#web/lib/log-activity.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from './loading.tsx'
import { notFoundScreen } from './match-screen.ts'
import { screenComponent } from './screen-modules.ts'

type Props = { children: ReactNode; onReset: () => void }
type State = { error: unknown }

const failedToLoad = /dynamically imported module|module script failed|error loading|preload CSS/i

const notLoadedTitle = 'This screen did not load'
const onOurSide = 'Something went wrong on our side. Please try again.'

class Boundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    // The name of a screen comes with its file.
    if (failedToLoad.test(error.message)) document.title = pageTitle(notLoadedTitle)
    track('error', { code: error instanceof ApiError ? error.code : error.name })
    if (!(error instanceof ApiError))
      logActivity({ type: 'error_event', code: error.name, page: shownPage().path })
  }

  private isNotLoaded(): boolean {
    const { error } = this.state
    return error instanceof Error && failedToLoad.test(error.message)
  }

  private readonly retry = () => {
    // The files of this version are gone: only a fresh page knows the new ones, and offline there is none.
    if (this.isNotLoaded() && navigator.onLine) return location.reload()
    this.props.onReset()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof ApiError && error.status === 404) return <NotFound />
    const notLoaded = this.isNotLoaded()
    const told = error instanceof ApiError ? error : undefined
    return (
      <ErrorState
        headingLevel={1}
        title={notLoaded ? notLoadedTitle : 'This screen stopped working'}
        onRetry={this.retry}
        {...(told?.requestId && { requestId: told.requestId })}
      >
        <p>{told?.detail ?? (notLoaded ? 'Check your connection and try again.' : onOurSide)}</p>
      </ErrorState>
    )
  }
}

function NotFound() {
  const Screen = screenComponent(notFoundScreen)
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  )
}

/** Keeps a failure inside the screen it happened in, so the rest of the page keeps working. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary onReset={reset}>{children}</Boundary>}
    </QueryErrorResetBoundary>
  )
}
