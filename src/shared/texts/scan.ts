import { sharedTexts } from './shared.ts'

export const scanTexts = {
  title: sharedTexts.scanCode,
  close: 'Close the scanner',
  starting: 'Starting the camera…',
  aim: 'Hold the code inside the frame',
  found: sharedTexts.gotIt,
  foreign: 'This isn’t a machine’s code. Look for the code on the front of the machine.',
  torchOn: 'Turn on the light',
  torchOff: 'Turn off the light',
  tryAgain: sharedTexts.tryAgain,
  idLabel: 'Or type the machine’s number',
  idPlaceholder: 'VM-1001',
  go: 'Go',
  idWrong: 'Type the number shown on the machine, like VM-1001.',
  photo: 'Use a photo of the code',
  readingPhoto: 'Reading the photo…',
  photoWithoutCode: 'We can’t see a code in this photo. Move closer and hold the phone still.',
  photoUnreadable: 'We can’t open this file as a photo. Try another one.',
  failures: {
    refused: {
      title: 'The camera is blocked',
      hint: 'Allow the camera in your browser’s settings, then try again. Or use a photo or the number below.',
    },
    missing: {
      title: 'No camera found',
      hint: 'Take a photo of the code with another app and choose it below. Or type the machine’s number.',
    },
    busy: {
      title: 'The camera doesn’t respond',
      hint: 'Another app may be using it. Close that app, then try again. Or type the machine’s number below.',
    },
    insecure: {
      title: 'The camera needs a secure page',
      hint: 'Open this page at its https address to scan. Or type the machine’s number below.',
    },
    reader: {
      title: 'The scanner could not load',
      hint: 'Check your connection, then try again. Or type the machine’s number below.',
    },
  },
} as const
