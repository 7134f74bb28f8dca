/** Whether the main pointer is a finger: a phone or a tablet. */
export const isTouchDevice = () => matchMedia('(pointer: coarse)').matches
