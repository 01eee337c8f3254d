import type { LucideIcon } from 'lucide-react';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pause from 'lucide-react/icons/pause';
import Phone from 'lucide-react/icons/phone';
import Plane from 'lucide-react/icons/plane';
import Play from 'lucide-react/icons/play';
import { type IconName, iconId } from '../../shared/components/icon.tsx';

const drawings: Readonly<Record<IconName, LucideIcon>> = {
  mail: Mail,
  message: MessageCircle,
  pause: Pause,
  phone: Phone,
  plane: Plane,
  play: Play,
};

/** The hidden drawings of all icons, which `Icon` references. */
export function Icons() {
  return (
    <svg className="visually-hidden" width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(drawings).map(([name, Drawing]) => (
          <Drawing id={iconId(name as IconName)} className="" strokeWidth={1.5} key={name} />
        ))}
      </defs>
    </svg>
  );
}
