import { ScreenTitle } from './Screen.tsx'
import { Words } from './Words.tsx'

/** The title of an empty state or an error: the screen's, or that of a part of it. */
export const StateTitle = ({ isScreen, children }: { isScreen: boolean; children: string }) =>
  isScreen ? (
    <ScreenTitle>
      <Words>{children}</Words>
    </ScreenTitle>
  ) : (
    <h2>
      <Words>{children}</Words>
    </h2>
  )
