import { sharedTexts } from './shared.ts'

export const scanTexts = {
  title: sharedTexts.scanCode,
  close: 'Close the scanner',
  starting: 'Starting the camera…',
  aim: 'Hold the code inside the frame',
  found: sharedTexts.gotIt,
  foreign: 'This code belongs to something else. Look for the code on the front of the machine.',
  torchOn: 'Turn the light on',
  torchOff: 'Turn the light off',
  tryAgain: sharedTexts.tryAgain,
  idLabel: 'Or type the machine’s number',
  idPlaceholder: 'VM-1001',
  go: 'Go',
  idWrong: 'Type the number as it stands on the machine, like VM-1001.',
  photo: 'Use a photo of the code',
  readingPhoto: 'Reading the photo…',
  photoWithoutCode: 'There is no code to see in this photo. Go closer and hold the phone still.',
  photoUnreadable: 'This file can’t be opened as a picture. Try another one.',
  failures: {
    refused: {
      title: 'The camera is not allowed',
      hint: 'Allow it for this page in your browser’s settings, then try again. Or use a photo or the number below.',
    },
    missing: {
      title: 'No camera found',
      hint: 'Take a photo of the code with another app and pick it below, or type the machine’s number.',
    },
    busy: {
      title: 'The camera does not answer',
      hint: 'Another app may be using it. Close that app, then try again. Or type the machine’s number below.',
    },
    insecure: {
      title: 'The camera needs a secure page',
      hint: 'Open this page by its https address to scan. The machine’s number works here too.',
    },
    reader: {
      title: 'The scanner could not load',
      hint: 'Check your connection, then try again. Or type the machine’s number below.',
    },
  },
} as const
