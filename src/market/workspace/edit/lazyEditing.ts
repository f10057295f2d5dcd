import dynamic from 'next/dynamic';

// Editing the layout is rare: what it needs comes when it begins.
export const LazyEditBar = dynamic(() => import('./EditBar').then((module) => module.EditBar), { ssr: false });
export const LazyPanelBar = dynamic(() => import('./PanelBar').then((module) => module.PanelBar), { ssr: false });
export const LazyDropZones = dynamic(() => import('./DropZones').then((module) => module.DropZones), { ssr: false });
