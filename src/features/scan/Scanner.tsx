import { useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { vibrate } from '#shared/vibrate.ts'
import { ScanAlternatives } from './ScanAlternatives.tsx'
import { ScannerDialog } from './ScannerDialog.tsx'
import { machineIn, readinessOfFrames } from './shared-machine.ts'
import { TorchButton } from './TorchButton.tsx'
import { useCamera } from './use-camera.ts'
import { type ScanNews, Viewfinder } from './Viewfinder.tsx'

/** Finds a machine by its code, with the camera or a photo, or by its number. */
export function Scanner() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { camera, retry } = useCamera()
  const [news, setNews] = useState<ScanNews>()
  const [isReady] = useState(readinessOfFrames)
  // Stays, also while the camera starts anew: the phone hands over its photo only after the page is visible again.
  const [hasFailed, setHasFailed] = useState(false)
  if (camera.kind === 'failed' && !hasFailed) setHasFailed(true)
  const isFirst = key === 'default'

  // Closing goes back, or to the search if the app was opened here.
  const isClosing = useRef(false)
  const close = useCallback(() => {
    // The URL changes a moment later: a second tap would go back once more.
    if (isClosing.current) return
    isClosing.current = true
    if (isFirst) navigate(paths.searchMachine, { replace: true })
    else navigate(-1)
  }, [navigate, isFirst])

  /** Replaces the scanner in the history, so that back leads to the search. */
  const goTo = (candidates: string[]) => {
    const id = machineIn(candidates)
    if (id === null) return false
    navigate(paths.machine(id), { replace: true })
    return true
  }

  const handleCodes = (candidates: string[]) => {
    const isOurs = goTo(candidates)
    setNews(isOurs ? 'found' : 'foreign')
    if (isOurs) vibrate([60])
    return isOurs
  }

  return (
    <ScannerDialog
      onClose={close}
      aside={camera.kind === 'live' && <TorchButton key={camera.stream.id} stream={camera.stream} />}
    >
      <Viewfinder
        camera={camera}
        news={news}
        onTexts={(found) => isReady(found) && handleCodes(found)}
        onRetry={retry}
      />
      <ScanAlternatives isWithoutCamera={hasFailed} onId={(text) => goTo([text])} onPhoto={handleCodes} />
    </ScannerDialog>
  )
}
