export { FloatingSurface } from '../menu/FloatingSurface';
export { ModalSurface } from '../overlay/ModalSurface';
