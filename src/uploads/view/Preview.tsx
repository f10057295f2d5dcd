import { FileText, ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './Uploads.module.css';

interface PreviewProps {
  /** undefined while it is not known, and for papers. */
  url: string | undefined;
  isPaper: boolean;
  /** Hears of the picture once it can be looked at. */
  onPicture?: (picture: HTMLImageElement) => void;
  /** Hears that nobody can look at it. */
  onBroken?: () => void;
}

/** A file, 112 high. What is on it is personal: it has no words of its own. */
export function Preview({ url, isPaper, onPicture, onBroken }: PreviewProps) {
  const [broken, setBroken] = useState<string>();
  const isShown = url !== undefined && !isPaper && broken !== url;
  return (
    <div className={styles.preview}>
      {isShown ? (
        // biome-ignore lint/performance/noImgElement: it lies in the visitor's own browser, or behind a link of minutes.
        <img
          src={url}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={(event) => onPicture?.(event.currentTarget)}
          onError={() => {
            setBroken(url);
            onBroken?.();
          }}
        />
      ) : null}
      {isPaper ? <FileText size={32} aria-hidden="true" /> : null}
      {broken === url && url !== undefined && !isPaper ? <ImageOff size={24} aria-hidden="true" /> : null}
    </div>
  );
}
