import { useState } from 'react'
import { paths } from '#shared/paths.ts'
import { hintTexts as texts } from '#shared/texts/hints.ts'
import { CoachMark, type Mark } from './CoachMark.tsx'
import { Guideline } from './Guideline.tsx'
import { isSeen, useOnce } from './once.ts'

const marks: Mark[] = [{ target: `main a[href="${paths.scanMachine}"]`, text: texts.scan }]

/** One hint per visit to the search: first the guideline, next time the coach mark. */
export function SearchHints() {
  const [knowsHow] = useState(() => isSeen('hasSeenUserGuidline'))
  return knowsHow ? <ScanHint /> : <FirstVisit />
}

function FirstVisit() {
  const [isShown, close] = useOnce('hasSeenUserGuidline')
  return isShown && <Guideline onClose={close} />
}

function ScanHint() {
  const [isShown, close] = useOnce('searchCoachmarkSeen')
  return isShown && <CoachMark marks={marks} onClose={close} />
}
